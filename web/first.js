// Written into the page itself: what must be settled before the first paint. Only then is the program fetched.
{
  const root = document.documentElement;

  // The language and the look the page was last shown in, or else the language the browser asks for. The page comes in
  // Chinese, the other language beside it as text.
  let lang;
  try {
    const { lang: last, ...look } = JSON.parse(localStorage.getItem("fate:look")) ?? {};
    lang = last;
    Object.assign(root.dataset, look);
  } catch { /* the browser keeps nothing, or nothing that makes sense */ }
  const wanted = [lang, ...navigator.languages].map(String).find(tag => /^(zh|en)\b/.test(tag)) ?? "en";
  const other = document.getElementById("other-language");
  if (!wanted.startsWith("zh")) {
    const { tag, title, html } = JSON.parse(other.text);
    root.lang = tag;
    document.title = title;
    const parsed = document.createElement("template");
    parsed.innerHTML = html;
    for (const node of [...parsed.content.children]) document.getElementById(node.id).replaceWith(node);
  }

  // Fonts made of bytes are there at once. One with an address, even if that holds it, comes after a first layout, which
  // has to be done again then.
  const fonts = document.getElementById("fonts");
  const bytes = text => Uint8Array.fromBase64?.(text) ?? Uint8Array.from(atob(text), sign => sign.charCodeAt(0));
  for (const { family, data, ...range } of JSON.parse(fonts.text))
    document.fonts.add(new FontFace(family, bytes(data), range));
  other.remove();
  fonts.remove();

  // The program takes the processor that the first paint needs. (A hidden page is never painted.)
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    document.head.append(document.getElementById("program").content);
    import(document.getElementById("boot").href)
      .catch(() => { document.getElementById("boot-failed").hidden = false; });
  };
  new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  setTimeout(start, 500);
}
