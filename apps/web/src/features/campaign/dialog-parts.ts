export interface DialogParts {
  open: boolean;
  onClose: () => void;
  /** The dialog itself could not be fetched. */
  onFailed: () => void;
}
