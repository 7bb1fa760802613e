/** Parts of its height that a letter is wide in a plain sans serif, at most. */
const LETTER = 0.62
const WIDE_LETTER = 0.95
const WIDE = /[MWmw@%&Œœ\u2014\u2026\u3000-\u9fff\uff00-\uff60]/u

/** How wide a line of text is, in the units of its size: from above, since here nobody knows the font. */
export const widthOfText = (text: string, size: number): number =>
  [...text].reduce((width, letter) => width + (WIDE.test(letter) ? WIDE_LETTER : LETTER), 0) * size
