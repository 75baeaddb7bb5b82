export interface Throttled {
  call: () => void;
  cancel: () => void;
}

/** Runs at once and then at most once in `ms`; what was asked for meanwhile runs when they are over. */
export function throttle(run: () => void, ms: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  const begin = () => {
    isAsked = false;
    run();
    timer = setTimeout(() => {
      timer = undefined;
      if (isAsked) begin();
    }, ms);
  };
  return {
    call: () => {
      if (timer === undefined) begin();
      else isAsked = true;
    },
    cancel: () => {
      clearTimeout(timer);
      timer = undefined;
      isAsked = false;
    },
  };
}
