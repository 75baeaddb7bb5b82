export interface DialogParts {
  open: boolean;
  onClose: () => void;
  /** The dialog's code failed to load. */
  onFailed: () => void;
}
