import mark from './mark.svg';

/** Juban's logo, which is only used in the Lab. */
export function Mark() {
  return <img src={mark} alt="" width={26} height={26} />;
}
