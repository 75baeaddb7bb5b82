import { useState } from 'react';

/**
 * A tick covers the documents shown with it; a package with another document needs a new one. Paying without
 * it highlights the box.
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
