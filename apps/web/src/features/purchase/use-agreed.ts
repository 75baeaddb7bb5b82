import { useState } from 'react';

/**
 * A tick is for the documents that stood beside it: a package that adds one is not agreed to by it. Whoever goes on
 * without it is shown where it is wanted.
 */
export function useAgreed(types: readonly string[]) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [isWanted, setWanted] = useState(false);
  const agreed = types.every((type) => ticked.includes(type));
  return {
    agreed,
    onAgree: (isTicked: boolean) => setTicked(isTicked ? types : []),
    agreementWanted: isWanted && !agreed,
    wantAgreement: () => setWanted(true),
  };
}
