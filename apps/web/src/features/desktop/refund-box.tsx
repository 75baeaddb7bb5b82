import { desktopTexts } from '@juban/contract/texts/desktop';
import { refundTexts } from '@juban/contract/texts/refund';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../ui/icon.tsx';
import styles from './refund-box.module.css';

const SHIELD = [
  'M12 3l7.500 3v5.500c0 4.500-3 7.700-7.500 9.500-4.500-1.800-7.500-5-7.500-9.500V6z',
  'M8.500 12l2.500 2.500 4.500-5',
];

export function RefundBox({ rule }: { rule: string | undefined }) {
  return (
    <section className={styles.box} data-testid="refund-box">
      <h2>
        <Icon paths={SHIELD} size={18} />
        {refundTexts.title}
        <Link to="/vip/orders">{desktopTexts.refundLink}</Link>
      </h2>
      {rule && <p>{rule}</p>}
    </section>
  );
}
