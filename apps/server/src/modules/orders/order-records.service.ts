/** Reads and state changes of orders for other modules; their transactions have locked the user's row. */
export {
  findOrder,
  insertOrder,
  moveOrder,
  type NewOrder,
  type Order,
} from './order.repository.ts';
