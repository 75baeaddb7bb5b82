/** Orders as other modules read and move them; their transactions hold the user's row. */
export {
  findOrder,
  insertOrder,
  moveOrder,
  type NewOrder,
  type Order,
} from './order.repository.ts';
