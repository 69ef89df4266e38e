/**
 * Where a card has room for the QR code beside the form: not on a device that is used with a finger, which is the one that would
 * have to scan the code.
 */
export const FOR_CODE = ['@media not all and (pointer:coarse)', '@container (width>=760px)'] as const;

/** Class of such a card. Its rule is in the base styles, so that the loader has it. */
export const WITH_CODE = 'with-code';
