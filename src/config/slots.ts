/** Slots of the elements, for the portal's own agreements (AGREE-03, OQ-76). */
export const SLOTS = ['agreement', 'cancel-agreement'] as const;

export type SlotName = (typeof SLOTS)[number];
