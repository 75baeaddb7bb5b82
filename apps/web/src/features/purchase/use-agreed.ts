import { useState } from 'react';

/** A tick is for the documents that stood beside it: a package that adds one is not agreed to by it. */
export function useAgreed(types: readonly string[]) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  return {
    agreed: types.every((type) => ticked.includes(type)),
    onAgree: (isTicked: boolean) => setTicked(isTicked ? types : []),
  };
}
