/**
 * Runs the jobs in their order and answers their results in that order. A job starts as soon as the cores it keeps busy are
 * free; one that could use more than the machine has runs alone.
 */
export async function runWithinCores(jobs, cores) {
  let free = cores;
  const waiting = [];
  const wake = () => {
    while (waiting.length > 0 && waiting[0].claim <= free) {
      const { claim, start } = waiting.shift();
      free -= claim;
      start();
    }
  };
  return Promise.all(
    jobs.map(async (job) => {
      const claim = Math.min(job.cores, cores);
      await new Promise((start) => {
        waiting.push({ claim, start });
        wake();
      });
      try {
        return await job.run();
      } finally {
        free += claim;
        wake();
      }
    }),
  );
}
