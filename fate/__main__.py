"""`python -m fate`: see `fate.cli`."""

import sys

from fate.cli import main

sys.exit(main())
