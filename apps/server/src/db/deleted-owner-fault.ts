/** The code that refuse_the_deleted raises. */
const DELETED_OWNER = 'JB001';

/** Whether the write failed because the owner was deleted meanwhile. */
export const isOfDeletedOwner = (fault: Error & { code?: string }): boolean => fault.code === DELETED_OWNER;
