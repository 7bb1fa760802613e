// What a drawing that somebody writes may hold: the server refuses the rest, and the form says so while it is typed.

/** What draws, and what drawings are put together from; nothing that runs, animates, filters, repeats or brings something in. */
export const drawnElements: readonly string[] = [
  ...[
    'svg',
    'g',
    'defs',
    'symbol',
    'title',
    'desc',
    'path',
    'rect',
    'circle',
    'ellipse',
    'line',
    'polyline',
    'polygon',
  ],
  ...['text', 'tspan', 'linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'pattern', 'style'],
]
/** Those that may take over what another one of the drawing says. */
export const sharingElements: readonly string[] = ['linearGradient', 'radialGradient', 'pattern']

/** What they may say of themselves; `-*` is any end. */
export const drawnAttributes: readonly string[] = [
  ...['xmlns', 'xmlns:xlink', 'version', 'viewBox', 'preserveAspectRatio', 'id', 'class', 'style', 'transform'],
  ...['x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'dx', 'dy', 'd', 'points', 'width', 'height'],
  ...[
    'fill',
    'fill-*',
    'stroke',
    'stroke-*',
    'opacity',
    'color',
    'display',
    'visibility',
    'overflow',
    'offset',
    'stop-*',
  ],
  ...['font-*', 'text-*', 'letter-spacing', 'word-spacing', 'textLength', 'lengthAdjust', 'rotate'],
  ...['clip-*', 'mask', 'maskUnits', 'maskContentUnits', 'clipPathUnits'],
  ...['gradientUnits', 'gradientTransform', 'spreadMethod', 'fx', 'fy', 'patternUnits', 'patternContentUnits'],
  'patternTransform',
]

/** Words of a style that lead out of the drawing, or that are written so that nobody sees whether they do. */
export const leadsOut = /\\|@import|image-set|expression|javascript:|<|url\(\s*(?:["']\s*)?(?!["'#\s])/i
