/** As refuse_the_deleted raises it. */
const DELETED_OWNER = 'JB001';

/** Whether whoever it was to be written for has left meanwhile. */
export const isOfDeletedOwner = (fault: Error & { code?: string }): boolean => fault.code === DELETED_OWNER;
