import { ICON_PATHS, type IconName } from './icon-paths.ts';

/** An icon by name, or by paths for those that few pages use. */
type Drawing = { name: IconName; paths?: undefined } | { name?: undefined; paths: readonly string[] };

type IconProps = Drawing & {
  size?: number;
  /** Stroke width on the 24 px grid. */
  line?: number;
};

/** Decorative: the control around it has the accessible name. */
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
