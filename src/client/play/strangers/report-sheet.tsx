import type { PageRequest } from '../../connection/request.ts';
import { Sheet } from '../../kit/parts/sheet.tsx';
import type { RequestResult } from '../../kit/request-result.ts';
import { ReportForm } from './report-form.tsx';
import { useStrangersText } from './text/text.ts';

/** A reported person on a chair. */
export interface ReportedPerson {
  chair: number;
  name: string;
}

/**
 * The sheet of a report. It is separate from the list of people, because the reported person may leave it meanwhile.
 */
export function ReportSheet(props: {
  about: ReportedPerson | undefined;
  isHost: boolean;
  ask(request: PageRequest): Promise<RequestResult>;
  onClose(): void;
}) {
  const { about, ...rest } = props;
  const text = useStrangersText();
  return (
    about !== undefined && (
      <Sheet title={text.report(about.name)} closeLabel={text.close} onClose={props.onClose}>
        <ReportForm {...about} {...rest} />
      </Sheet>
    )
  );
}
