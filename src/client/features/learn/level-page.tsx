import { useCallback, useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { RuleId } from '../../../engine/game.ts';
import { valueAt } from '../../../engine/list.ts';
import { packHere, workerTransport } from '../../connection/here/worker-house.ts';
import { type TableHandle, useTable } from '../../connection/use-table.ts';
import { forgetUnderWay, type UnderWay } from '../../device/kept/level-progress.ts';
import { gameEntry, gameName } from '../../kit/games/registry.ts';
import { arrangedTable, type Course, movesIn } from '../../kit/lessons/level.ts';
import { NotFoundPage } from '../../kit/pages/not-found-page.tsx';
import { Button, buttonClass } from '../../kit/parts/button.tsx';
import { Loading } from '../../kit/parts/loading.tsx';
import { Notice } from '../../kit/parts/notice.tsx';
import { usePageTitle } from '../../kit/parts/use-page-title.ts';
import { RulesSheet } from '../../kit/rulebook/rules-sheet.tsx';
import { useOnChange } from '../../kit/use-on-change.ts';
import { Play } from '../../play/play.tsx';
import { useLocale } from '../../text/language.ts';
import styles from './coach.module.css';
import { Coach, Learnt } from './coach.tsx';
import { PlayNow } from './play-now.tsx';
import { useLearnText } from './text/text.ts';
import { useArranged } from './use-arranged.ts';
import { useCourse } from './use-course.ts';
import { useLessons } from './use-lessons.ts';

/** One level: the real table of the game, set up for its lessons, and the coach. */
export function LevelPage({ game, number }: { game: string; number: number }) {
  return gameEntry(game) !== undefined ? <Found game={game} number={number} /> : <NotFoundPage />;
}

function Found({ game, number }: { game: string; number: number }) {
  const course = useCourse(game);
  const [visit, setVisit] = useState(0);
  if (course === undefined) return <Loading />;
  const level = Object.keys(course.levels)[number - 1];
  if (level === undefined) return <NotFoundPage />;
  const again = () => {
    forgetUnderWay(game);
    setVisit(visit + 1);
  };
  return <Laid key={visit} {...{ game, course, level, number }} onAgain={again} onBack={() => setVisit(visit + 1)} />;
}

interface LevelProps {
  game: string;
  course: Course;
  level: string;
  number: number;
  onAgain(): void;
}

/** Opens the level's table, or the one in progress. */
function Laid({ onBack, ...props }: LevelProps & { onBack(): void }) {
  const text = useLearnText();
  const locale = useLocale();
  const name = gameName(props.game);
  usePageTitle(text.levelTitle(valueAt(props.course.text[locale], props.level).name, name));
  const underWay = useArranged(props.game, props.level, arrangedTable(props.course, props.level));
  if (underWay === undefined) return <Loading />;
  if (underWay === 'failed') return <Trouble {...props} lead={text.cannotOpen} onRetry={props.onAgain} />;
  return <AtTable {...props} underWay={underWay} onBack={onBack} />;
}

function AtTable(props: LevelProps & { underWay: UnderWay; onBack(): void }) {
  const { underWay, onAgain } = props;
  const text = useLearnText();
  const seatAt = useCallback(
    () => ({ secret: () => underWay.secret, take: () => undefined, note: () => undefined, forget: () => undefined }),
    [underWay],
  );
  const handle = useTable(underWay.code, { transport: workerTransport, seatAt });
  const { trouble, play, table } = handle.snapshot;
  const isGone = trouble === 'no-such-table';
  useOnChange(isGone, () => {
    if (isGone) onAgain();
  });
  if (trouble === 'elsewhere') return <Trouble {...props} lead={text.elsewhere} onRetry={props.onBack} />;
  if (play === undefined || table === undefined) return <Loading />;
  return <Taught {...props} handle={handle} />;
}

/** The table with its coach. */
function Taught(props: LevelProps & { underWay: UnderWay; handle: TableHandle }) {
  const { game, course, level, number, underWay, handle } = props;
  const text = useLearnText();
  const locale = useLocale();
  const [rule, setRule] = useState<RuleId>();
  const lessons = valueAt(course.levels, level);
  const words = valueAt(course.text[locale], level);
  const steps = arrangedTable(course, level).steps.length;
  const { done, isAside, isStrayed, goOn, move } = useLessons(handle, { game, level: lessons, underWay, steps });
  const { play, table } = handle.snapshot;
  const current = Object.keys(lessons)[done];
  const lesson = current === undefined ? undefined : lessons[current];
  const moves = useMemo(() => movesIn(lesson, play?.moves ?? []), [lesson, play?.moves]);
  if (play === undefined || table === undefined) return <Loading />;
  const next = Object.keys(course.levels)[number];
  return (
    <div className={styles.room}>
      <Play
        table={table}
        play={{ ...play, moves }}
        handle={{ ...handle, move }}
        packOf={packHere}
        isOneDevice
        isTaught
        hasJustStarted
        afterwards={<span />}
      />
      {current === undefined || lesson === undefined ? (
        <Learnt learnt={words.learnt}>
          {next !== undefined && (
            <Link href={`/learn/${game}/${number + 1}`} className={buttonClass('main')}>
              {text.next(valueAt(course.text[locale], next).name)}
            </Link>
          )}
          <PlayNow game={game} look={next === undefined ? 'main' : 'plain'} />
          <Link href={`/learn/${game}`} className={buttonClass('quiet')}>
            {text.allLevels}
          </Link>
        </Learnt>
      ) : (
        <Coach
          words={valueAt(words.lessons, current)}
          step={{ now: done + 1, of: Object.keys(lessons).length }}
          rule={lesson.rule}
          isAside={isAside && !isStrayed}
          isStrayed={isStrayed}
          onRule={() => setRule(lesson.rule)}
          onAgain={props.onAgain}
          onRead={lesson.done === 'read' ? goOn : undefined}
        />
      )}
      {rule !== undefined && <RulesSheet game={game} pack={undefined} rule={rule} onClose={() => setRule(undefined)} />}
    </div>
  );
}

function Trouble({ game, lead, onRetry }: { game: string; lead: string; onRetry(): void }) {
  const text = useLearnText();
  const name = gameName(game);
  return (
    <Notice title={text.title(name)} lead={lead} icon="wooden-chair">
      <Button look="main" onClick={onRetry}>
        {text.tryAgain}
      </Button>
      <Link href={`/learn/${game}`} className={buttonClass('plain')}>
        {text.allLevels}
      </Link>
    </Notice>
  );
}
