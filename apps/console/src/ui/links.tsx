import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

export const UserLink = ({ id, children }: { id: string; children?: ReactNode }) => (
  <Link to="/users/$id" params={{ id }} className="num">
    {children ?? id}
  </Link>
);

export const OrderLink = ({ orderNo, children }: { orderNo: string; children?: ReactNode }) => (
  <Link to="/orders/$orderNo" params={{ orderNo }} className="no">
    {children ?? orderNo}
  </Link>
);
