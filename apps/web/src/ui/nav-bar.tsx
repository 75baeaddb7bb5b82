import { commonTexts } from '@juban/contract/texts/common';
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './nav-bar.module.css';

interface NavBarProps {
  title?: string | undefined;
  /** A small line under the title. */
  category?: string | undefined;
  color?: string | undefined;
  bgColor?: string | undefined;
  /** Lies over the page without a background. */
  immersive?: boolean | undefined;
  /** Scrolls away with the picture under it. */
  leaves?: boolean | undefined;
  centerTitle?: boolean | undefined;
  /** Without a handler the button is not shown. */
  onBack?: (() => void) | undefined;
  onClose?: (() => void) | undefined;
  /** A link at the right end; gets its class name. */
  right?: ((className: string | undefined) => ReactNode) | undefined;
}

/** Back and close at the left, the title, a link at the right; missing parts are not shown. */
export function NavBar({ title, category, onBack, onClose, right, ...look }: NavBarProps) {
  const colours = { '--bar-text': look.color, '--bar-ground': look.bgColor } as CSSProperties;
  return (
    <header
      className={styles.bar}
      style={colours}
      data-testid="top-bar"
      data-bar="top"
      data-immersive={look.immersive}
      data-leaves={look.leaves}
      data-center={look.centerTitle}
    >
      <div className={styles.row}>
        <div className={styles.left}>
          {onBack && <BarButton icon="back" label={commonTexts.back} onPress={onBack} />}
          {onClose && <BarButton icon="close" label={commonTexts.close} onPress={onClose} />}
        </div>
        <div className={styles.middle}>
          {title && <p className={styles.title}>{title}</p>}
          {category && <p className={styles.category}>{category}</p>}
        </div>
        {right?.(styles.right)}
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
  return (
    <button type="button" className={styles.button} aria-label={label} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}
