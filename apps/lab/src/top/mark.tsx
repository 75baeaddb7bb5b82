import mark from './mark.svg';

/** Juban's own mark: it shows in the Lab only, never on a page. */
export function Mark() {
  return <img src={mark} alt="" width={26} height={26} />;
}
