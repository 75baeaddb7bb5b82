/** The primary's position is queried at this interval: a replica's answer is at most that much outdated. */
const ASK_EVERY_MS = 2_000;

export interface ReplicaFence {
  /** The position that a replica must have reached to be used; undefined while the primary cannot answer. */
  position(): Promise<string | undefined>;
  /** A change was announced: whatever was read before it is outdated from now on. */
  raise(): void;
  close(): void;
}

/**
 * Bounds how outdated a replica's answers can be. While the primary is down the last position stays valid:
 * nothing is written then that a replica could miss.
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
          // An answer to a query from before the fence was raised says nothing about later changes.
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
