import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { FetchOutcome } from '../../../connection/results/ask-records.ts';
import { Button, buttonClass } from '../../../kit/parts/button.tsx';
import { Loading } from '../../../kit/parts/loading.tsx';
import { Notice } from '../../../kit/parts/notice.tsx';
import { useRecordsText } from '../text/text.ts';

/** A group once loaded; before, a loading message, or why it is not shown, with a way on. */
export function AskedGroup<Group extends object>(props: {
  group: FetchOutcome<Group> | undefined;
  /** The message if there is no such group. */
  gone: { title: string; lead: string };
  onAgain(): void;
  children(group: Group): ReactNode;
}) {
  const { group, gone, onAgain } = props;
  const text = useRecordsText();
  if (group === undefined) return <Loading />;
  if (typeof group === 'object') return props.children(group);
  const isGone = group === 'none';
  const { title, lead } = isGone ? gone : { title: text.group.failedTitle, lead: text.group.failed };
  return (
    <Notice title={title} lead={lead} icon="tied-scroll">
      {!isGone && (
        <Button look="main" onClick={onAgain}>
          {text.group.tryAgain}
        </Button>
      )}
      <Link href="/" className={buttonClass(isGone ? 'main' : 'plain')}>
        {text.home}
      </Link>
    </Notice>
  );
}
