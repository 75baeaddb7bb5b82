/** A fault the reader can mend: shown as its message alone, without a stack. */
export class Refusal extends Error {}

/** Runs a command's main function and turns its result or fault into the exit code. */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  }
}
