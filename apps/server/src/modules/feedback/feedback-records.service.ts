/** What users have written, for support to read. */
export { findFeedback, listOwnFeedback } from './feedback.repository.ts';
