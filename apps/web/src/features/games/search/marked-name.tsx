import styles from './suggestions.module.css';

/** A name with what was typed set off, where it stands in it as typed; pinyin stands in none. */
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
