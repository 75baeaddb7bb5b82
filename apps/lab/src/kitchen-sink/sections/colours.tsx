import { Section } from '../section.tsx';
import styles from './colours.module.css';

const GROUPS = [
  ['纸', ['page', 'surface', 'raised', 'sunken', 'off']],
  ['字', ['text-1', 'text-2', 'text-3', 'gold-text', 'brand-text', 'bad-text']],
  ['品牌', ['brand', 'brand-2', 'brand-solid', 'brand-wash']],
  ['会员', ['gold', 'gold-card', 'gold-3', 'gold-4', 'wash-2']],
  ['结果', ['good', 'warn', 'bad']],
] as const;

export function Colours() {
  return (
    <Section id="colours">
      {GROUPS.map(([name, tokens]) => (
        <div key={name} className={styles.group}>
          <h3>{name}</h3>
          <ul>
            {tokens.map((token) => (
              <li key={token}>
                <i style={{ background: `var(--${token})` }} />
                {token}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}
