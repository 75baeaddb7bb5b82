/** The modules of a code: dark or light, and whether they belong to a fixed pattern. */
export class Grid {
  readonly size: number;
  readonly #dark: boolean[];
  readonly #fixed: boolean[];

  constructor(size: number) {
    this.size = size;
    this.#dark = Array.from({ length: size * size }, () => false);
    this.#fixed = [...this.#dark];
  }

  isDark(x: number, y: number): boolean {
    return this.#dark[y * this.size + x] === true;
  }

  isFixed(x: number, y: number): boolean {
    return this.#fixed[y * this.size + x] === true;
  }

  set(x: number, y: number, dark: boolean): void {
    this.#dark[y * this.size + x] = dark;
  }

  /** Outside of the grid there is nothing to draw. */
  fix(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.set(x, y, dark);
    this.#fixed[y * this.size + x] = true;
  }

  /** Turns those modules over that carry data and that the mask covers. */
  turn(covers: (x: number, y: number) => boolean): void {
    for (let y = 0; y < this.size; y++) {
      for (let x = 0; x < this.size; x++) {
        if (!this.isFixed(x, y) && covers(x, y)) this.set(x, y, !this.isDark(x, y));
      }
    }
  }
}
