// Written into the page itself: before the first paint, the page takes the language it was last shown in, or else the one
// the browser asks for. The page comes in Chinese; the other language lies in a template.
{
  let last;
  try { last = localStorage.getItem("fate:language"); } catch { /* the browser keeps nothing */ }
  const wanted = last ?? navigator.languages.find(tag => /^(zh|en)\b/.test(tag)) ?? "en";
  const other = document.getElementById("other-language");
  if (!wanted.startsWith("zh")) {
    document.documentElement.lang = other.lang;
    document.title = other.title;
    for (const node of [...other.content.children]) document.getElementById(node.id).replaceWith(node);
  }
  other.remove();
}
