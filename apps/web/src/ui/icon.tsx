import { ICON_PATHS, type IconName } from './icon-paths.ts';

/** One that every page may need by its name, or the paths of one that only some have. */
type Drawing = { name: IconName; paths?: undefined } | { name?: undefined; paths: readonly string[] };

type IconProps = Drawing & {
  size?: number;
  /** Line width on the 24 grid. */
  line?: number;
};

/** Always decoration: the control around it carries the name. */
export function Icon({ name, paths, size = 24, line = 1.5 }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={line}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {(paths ?? ICON_PATHS[name]).map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
