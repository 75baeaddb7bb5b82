import { ICON_PATHS, type IconName } from './icon-paths.ts';
import { LineIcon } from './line-icon.tsx';

interface IconProps {
  name: IconName;
  size?: number;
  /** Line width on the 24 grid. */
  line?: number;
}

export function Icon({ name, size, line }: IconProps) {
  return (
    <LineIcon size={size} line={line}>
      {ICON_PATHS[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </LineIcon>
  );
}
