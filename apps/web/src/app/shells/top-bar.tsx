import { commonTexts } from '@juban/contract/texts/common';
import type { CSSProperties } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { BarInfo } from './bar-info.ts';
import { BarLink } from './bar-link.tsx';
import styles from './top-bar.module.css';
import { useLeave } from './use-leave.ts';

/** Back and close at the left, the title, one more way at the right. */
export function TopBar({ bar }: { bar: BarInfo }) {
  const { back, close } = useLeave();
  const { title, category, color, bgColor, right } = bar;
  const colours = { '--bar-text': color, '--bar-ground': bgColor } as CSSProperties;
  return (
    <header
      className={styles.bar}
      style={colours}
      data-testid="top-bar"
      data-bar="top"
      data-immersive={bar.immersive}
      data-center={bar.centerTitle}
    >
      <div className={styles.row}>
        <div className={styles.left}>
          {bar.showBack && <BarButton icon="back" label={commonTexts.back} onPress={back} />}
          {bar.showClose && <BarButton icon="close" label={commonTexts.close} onPress={close} />}
        </div>
        <div className={styles.middle}>
          {title && <p className={styles.title}>{title}</p>}
          {category && <p className={styles.category}>{category}</p>}
        </div>
        {right && <BarLink right={right} className={styles.right} />}
      </div>
    </header>
  );
}

interface BarButtonProps {
  icon: 'back' | 'close';
  label: string;
  onPress: () => void;
}

function BarButton({ icon, label, onPress }: BarButtonProps) {
  // A tap before the handlers are in place would be lost.
  const isAwake = useHydrated();
  return (
    <button type="button" className={styles.button} aria-label={label} onClick={onPress} disabled={!isAwake}>
      <Icon name={icon} />
    </button>
  );
}
