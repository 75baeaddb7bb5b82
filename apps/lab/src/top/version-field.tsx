import { DEFAULT_CLIENT_VERSION } from '@juban/catalog';
import { VERSION_GATES } from '@juban/catalog/version-gates';
import { useId, useState } from 'react';
import { isVersion } from '../model/page-address.ts';
import styles from './client-picker.module.css';

/** Versions at which something changes, and the default version. */
const WORTH_TRYING = [
  ...new Set([
    DEFAULT_CLIENT_VERSION,
    ...Object.values(VERSION_GATES).flatMap((gate) => Object.values(gate)),
  ]),
];

interface VersionFieldProps {
  version: string;
  onPick(version: string): void;
}

export function VersionField({ version, onPick }: VersionFieldProps) {
  const [typed, setTyped] = useState<string>();
  const list = useId();
  const text = (typed ?? version).trim();
  const isGood = text === '' || isVersion(text);
  const settle = () => {
    if (isGood && text !== version) onPick(text);
    setTyped(undefined);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        settle();
      }}
    >
      <input
        className={`${styles.select} num`}
        data-kind="version"
        aria-label="客户端版本"
        aria-invalid={!isGood || undefined}
        placeholder={DEFAULT_CLIENT_VERSION}
        inputMode="decimal"
        list={list}
        spellCheck={false}
        autoComplete="off"
        value={typed ?? version}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
      />
      <datalist id={list}>
        {WORTH_TRYING.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </form>
  );
}
