/** Every screen behind the sign-in page, each loaded when it is opened. */
export const SCREENS = [
  { path: '/search', load: () => import('../screens/search/search-screen.tsx') },
  { path: '/users', load: () => import('../screens/users/users-screen.tsx') },
  { path: '/users/$id', load: () => import('../screens/user/user-screen.tsx') },
  { path: '/orders', load: () => import('../screens/orders/orders-screen.tsx') },
  { path: '/orders/$orderNo', load: () => import('../screens/order/order-screen.tsx') },
  { path: '/payments', load: () => import('../screens/payments/payments-screen.tsx') },
  { path: '/contracts', load: () => import('../screens/contracts/contracts-screen.tsx') },
  { path: '/approvals', load: () => import('../screens/approvals/approvals-screen.tsx') },
  { path: '/approvals/$id', load: () => import('../screens/approvals/approval-screen.tsx') },
  { path: '/audit', load: () => import('../screens/audit/audit-screen.tsx') },
  { path: '/roles', load: () => import('../screens/roles/roles-screen.tsx') },
  { path: '/staff', load: () => import('../screens/staff/staff-screen.tsx') },
  { path: '/limits', load: () => import('../screens/limits/limits-screen.tsx') },
  { path: '/security', load: () => import('../screens/security/security-screen.tsx') },
];
