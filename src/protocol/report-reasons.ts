/** The reasons for a report to the server's owner. */
export const REPORT_REASONS = ['words', 'name', 'play', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
