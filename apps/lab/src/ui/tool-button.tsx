import type { ComponentProps } from 'react';
import { classNames } from '../../../web/src/ui/class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './tool-button.module.css';

interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  icon?: IconName;
  tone?: 'go' | 'bad';
  submits?: boolean;
}

export function ToolButton({ icon, tone, submits = false, children, ...button }: ToolButtonProps) {
  return (
    <button
      {...button}
      type={submits ? 'submit' : 'button'}
      className={classNames(styles.button, tone && styles[tone])}
    >
      {icon && <Icon name={icon} size={14} />}
      {children}
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'children'> {
  icon: IconName;
  label: string;
}

export function IconButton({ icon, label, ...button }: IconButtonProps) {
  return (
    <button {...button} type="button" className={styles.icon} aria-label={label} title={label}>
      <Icon name={icon} />
    </button>
  );
}
