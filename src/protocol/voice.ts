import * as z from 'zod/mini';

/** WebRTC writes printable ASCII and line ends. */
const plain = z.string().check(z.regex(/^[\x20-\x7e\r\n]+$/));

/** What one browser must tell another to connect: together it fits into one message between nodes. */
const description = z.strictObject({
  type: z.enum(['offer', 'answer']),
  sdp: plain.check(z.maxLength(5000)),
});
const candidate = z.strictObject({
  candidate: z.string().check(z.regex(/^[\x20-\x7e]{0,256}$/)),
  sdpMid: z.nullable(z.string().check(z.maxLength(16))),
  sdpMLineIndex: z.nullable(z.int().check(z.gte(0), z.lt(16))),
});
/** A signal from one browser to another. */
export const voiceSignal = z
  .strictObject({
    description: z.optional(description),
    candidates: z.optional(z.array(candidate).check(z.minLength(1), z.maxLength(6))),
  })
  .check(z.refine(({ description, candidates }) => (description ?? candidates) !== undefined));
export type VoiceSignal = z.infer<typeof voiceSignal>;
export type VoiceCandidate = z.infer<typeof candidate>;

/** A member of the voice chat: their chair, and the id of their call. */
export interface Voice {
  chair: number;
  /** New for each join, so that signals of an ended call are ignored. */
  call: string;
}

/** A STUN or TURN server, in the browser's format. */
export interface VoiceServer {
  urls: string[];
  username?: string;
  credential?: string;
}
