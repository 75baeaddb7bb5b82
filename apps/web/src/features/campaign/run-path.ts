/** Cells by their index in the grid without its middle, clockwise. */
const CLOCKWISE: readonly number[] = [0, 1, 2, 4, 7, 6, 5, 3];
const CELLS = CLOCKWISE.length;

/** Ms from one cell to the next at full speed. */
export const STEP_MS = 72;
const ROUNDS = 2;
const SLOWING = 8;
const DRAG_MS = 6;

/** The cell after this many steps from the upper left. */
export const cellAfter = (steps: number): number => CLOCKWISE[steps % CELLS] ?? 0;

/** The remaining delays until the light stops on a cell, growing towards the end. */
export function landingSteps(steps: number, cell: number): number[] {
  const target = CLOCKWISE.indexOf(cell);
  const count = ((target - (steps % CELLS) + CELLS) % CELLS) + ROUNDS * CELLS;
  return Array.from({ length: count }, (_unused, step) => {
    const late = Math.max(0, SLOWING - (count - step) + 1);
    return STEP_MS + DRAG_MS * late ** 2;
  });
}
