import { useState } from 'react';
import styles from './address-field.module.css';
import { splitAddress } from './split-address.ts';

interface AddressFieldProps {
  shown: string;
  onType(text: string): void;
}

/** The page's address: highlighted when read, plain while typing. */
export function AddressField({ shown, onType }: AddressFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <form
      className={styles.field}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== undefined) onType(typed);
        setTyped(undefined);
      }}
    >
      <input
        className="mono"
        aria-label="页面地址"
        spellCheck={false}
        autoComplete="off"
        value={typed ?? shown}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => setTyped(undefined)}
        onKeyDown={(event) => event.key === 'Escape' && setTyped(undefined)}
      />
      <p className="mono" aria-hidden="true">
        {splitAddress(shown).map(({ kind, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no names, and are all drawn anew.
          <span key={index} data-kind={kind}>
            {text}
          </span>
        ))}
      </p>
    </form>
  );
}
