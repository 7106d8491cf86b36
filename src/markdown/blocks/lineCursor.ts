/** A position in a line, in characters and in columns. Tab stops are four columns apart. */
export class LineCursor {
  readonly text: string;
  offset = 0;
  #column = 0;
  /** The remaining columns of a partially consumed tab. */
  #spare = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** The width of the white space at the cursor, in columns. */
  get indent(): number {
    let column = this.#column;
    for (let at = this.offset; at < this.text.length; at += 1) {
      const character = this.text[at];
      if (character === ' ') column += 1;
      else if (character === '\t') column += widthOfTab(column);
      else break;
    }
    return this.#spare + column - this.#column;
  }

  /** The rest of the line, without leading white space. */
  get words(): string {
    return this.text.slice(this.offset).replace(/^[ \t]+/, '');
  }

  get isBlank(): boolean {
    return !/[^ \t]/.test(this.text.slice(this.offset));
  }

  /** The rest of the line, with a partially consumed tab replaced by spaces. */
  get rest(): string {
    return ' '.repeat(this.#spare) + this.text.slice(this.offset);
  }

  /** Skips up to `count` columns of white space. */
  skipColumns(count: number): void {
    let left = count;
    while (left > 0) {
      const character = this.text[this.offset];
      if (this.#spare > 0) {
        const taken = Math.min(left, this.#spare);
        this.#spare -= taken;
        left -= taken;
      } else if (character === ' ') {
        this.offset += 1;
        this.#column += 1;
        left -= 1;
      } else if (character === '\t') {
        const width = widthOfTab(this.#column);
        this.offset += 1;
        this.#column += width;
        this.#spare = Math.max(0, width - left);
        left = Math.max(0, left - width);
      } else return;
    }
  }

  /** Skips characters that aren't white space. */
  skipCharacters(count: number): void {
    this.offset += count;
    this.#column += count;
  }
}

function widthOfTab(column: number): number {
  return 4 - (column % 4);
}
