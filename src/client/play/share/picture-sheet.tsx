import { useEffect, useState } from 'react';
import { Button } from '../../kit/parts/button.tsx';
import { Sheet } from '../../kit/parts/sheet.tsx';
import { useKept } from '../../kit/use-kept.ts';
import { useText } from '../../text/language.ts';
import { useAfterText } from '../after/text.ts';
import { drawResult, type Result } from './draw-result.ts';
import styles from './share-sheet.module.css';

type Picture = { kind: 'drawing' } | { kind: 'drawn'; source: string; file: File } | { kind: 'failed' };

/** The picture of a result before it is sent, and the ways to send it: the device's share sheet, a file, the link. */
export function PictureSheet({
  result,
  link,
  name,
  message,
  onClose,
}: {
  result: Result;
  link: string;
  /** Of the file. */
  name: string;
  /** Sent and copied in place of the link alone, with the label of its copy button. */
  message?: { text: string; copy: string; copied: string };
  onClose(): void;
}) {
  const text = useAfterText().sharing;
  const { close } = useText().rules;
  const picture = usePicture(result, name);
  const [done, setDone] = useState<'saved' | 'copied' | 'not-copied' | 'not-shared'>();
  const said = {
    saved: text.saved,
    copied: message?.copied ?? text.copied,
    'not-copied': text.notCopied,
    'not-shared': text.notShared,
  };

  async function share() {
    const files = picture.kind === 'drawn' ? [picture.file] : [];
    const withPicture = files.length > 0 && navigator.canShare?.({ files }) === true;
    const what = message === undefined ? { url: link } : { text: message.text };
    const shared = { title: 'Undercroft', ...what, ...(withPicture && { files }) };
    await navigator.share(shared).catch((error: unknown) => {
      // Closing the share sheet is not a failure.
      if (!(error instanceof Error && error.name === 'AbortError')) setDone('not-shared');
    });
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(message?.text ?? link);
      setDone('copied');
    } catch {
      setDone('not-copied');
    }
  }

  const canShare = typeof navigator.share === 'function';
  return (
    <Sheet title={text.title} closeLabel={close} onClose={onClose}>
      {picture.kind === 'failed' ? (
        <p>{text.failed}</p>
      ) : (
        <img
          className={`rounded in-middle ${styles.picture}`}
          src={picture.kind === 'drawn' ? picture.source : undefined}
          alt={[result.title, ...result.lines].join(' ')}
          aria-busy={picture.kind === 'drawing'}
        />
      )}
      <div className="wrap centred">
        {canShare && (
          <Button look="main" disabled={picture.kind === 'drawing'} onClick={() => void share()}>
            {text.share}
          </Button>
        )}
        {picture.kind !== 'failed' && (
          <Button
            look={canShare ? 'plain' : 'main'}
            disabled={picture.kind === 'drawing'}
            onClick={() => {
              if (picture.kind !== 'drawn') return;
              save(picture.file);
              setDone('saved');
            }}
          >
            {text.save}
          </Button>
        )}
        <Button look="plain" onClick={() => void copy()}>
          {message?.copy ?? text.copy}
        </Button>
      </div>
      <output className="centred">{done === undefined ? link : said[done]}</output>
    </Sheet>
  );
}

/** The drawn picture; redrawn when its words change. */
function usePicture(given: Result, name: string): Picture {
  const [picture, setPicture] = useState<Picture>({ kind: 'drawing' });
  const result = useKept(given);
  useEffect(() => {
    let isWanted = true;
    void draw(result, name).then((drawn) => isWanted && setPicture(drawn));
    return () => {
      isWanted = false;
    };
  }, [result, name]);
  return picture;
}

async function draw(result: Result, name: string): Promise<Picture> {
  const canvas = await drawResult(result).catch(() => undefined);
  if (canvas === undefined) return { kind: 'failed' };
  const type = 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));
  if (blob === null) return { kind: 'failed' };
  return { kind: 'drawn', source: canvas.toDataURL(type, 0.9), file: new File([blob], name, { type }) };
}

function save(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
