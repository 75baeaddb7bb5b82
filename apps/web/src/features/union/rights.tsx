import { unionTexts } from '@juban/contract/texts/union';
import styles from './rights.module.css';
import { Section } from './section.tsx';
import type { UnionProduct } from './union-data.ts';

const PICTURE = 40;

/** Benefits of both memberships; each picture has the colour of its membership. */
export function Rights({ rights }: Pick<UnionProduct, 'rights'>) {
  return (
    <Section title={unionTexts.rightsTitle}>
      <ul className={styles.rights} data-testid="rights">
        {rights.map(({ title, text, image }) => (
          <li key={title}>
            <img src={image} alt="" width={PICTURE} height={PICTURE} loading="lazy" />
            <span>
              <b>{title}</b>
              <small>{text}</small>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
