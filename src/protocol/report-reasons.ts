/** Why somebody is reported to the owner of the house. */
export const REPORT_REASONS = ['words', 'name', 'play', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
