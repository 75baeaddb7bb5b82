import { Icon } from '../../../../web/src/ui/icon.tsx';
import { ICON_PATHS, type IconName } from '../../../../web/src/ui/icon-paths.ts';
import { Section, Specimen } from '../section.tsx';
import styles from './shapes.module.css';

const CORNERS = [
  ['r-act', '按钮'],
  ['r-field', '输入'],
  ['r-tag', '标签'],
  ['r-1', '海报'],
  ['r-2', '面板'],
  ['r-3', '卡片'],
] as const;

const ICONS = Object.keys(ICON_PATHS) as IconName[];

export function Shapes() {
  return (
    <Section id="shapes">
      <Specimen name="圆角" part="--r-*">
        <ul className={styles.corners}>
          {CORNERS.map(([token, name]) => (
            <li key={token}>
              <i style={{ borderRadius: `var(--${token})` }} />
              {name} <code>{token}</code>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="图标" part="Icon">
        <ul className={styles.icons}>
          {ICONS.map((name) => (
            <li key={name}>
              <Icon name={name} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </Specimen>
    </Section>
  );
}
