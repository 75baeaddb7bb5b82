/** The primary's position is asked for so often: what a replica answers is at most that much older than the truth. */
const ASK_EVERY_MS = 2_000;

export interface ReplicaFence {
  /** How far a replica must have come to be asked; undefined while the primary cannot tell. */
  position(): Promise<string | undefined>;
  /** Something changed that everybody was told of: what was read before it is too old from now on. */
  raise(): void;
  close(): void;
}

/**
 * Keeps what replicas tell from being older than a moment. While the primary is away the last position stands: nothing
 * is written then that a replica could miss.
 */
export function createReplicaFence(
  askPrimary: () => Promise<string>,
  everyMs: number = ASK_EVERY_MS,
): ReplicaFence {
  let known: string | undefined;
  let asking: Promise<void> | undefined;

  function ask(): Promise<void> {
    const own: Promise<void> = askPrimary()
      .then(
        (found) => {
          // An answer to a question from before the fence was raised says nothing about what came after.
          if (asking === own) known = found;
        },
        () => {},
      )
      .finally(() => {
        if (asking === own) asking = undefined;
      });
    asking = own;
    return own;
  }

  const timer = setInterval(() => void (asking ?? ask()), everyMs).unref();
  return {
    async position() {
      if (known === undefined) await (asking ?? ask());
      return known;
    },
    raise() {
      known = undefined;
      asking = undefined;
    },
    close: () => clearInterval(timer),
  };
}
