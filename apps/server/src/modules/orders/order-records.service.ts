/** Orders as other modules read and move them; their transactions hold the user's row. */
export {
  findOrder,
  findOrderByKey,
  insertOrder,
  listOrdersOf,
  listSteps,
  moveOrder,
  type NewOrder,
  type Order,
} from './order.repository.ts';
