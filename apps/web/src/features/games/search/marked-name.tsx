import styles from './suggestions.module.css';

/** A name with the typed text highlighted where it occurs; typed pinyin does not occur. */
export function MarkedName({ name, typed }: { name: string; typed: string }) {
  const at = name.toLowerCase().indexOf(typed.toLowerCase());
  if (at < 0) return name;
  const end = at + typed.length;
  return (
    <>
      {name.slice(0, at)}
      <mark className={styles.mark}>{name.slice(at, end)}</mark>
      {name.slice(end)}
    </>
  );
}
