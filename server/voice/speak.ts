import { VOICE_TIMEOUT_MS } from "#domain/constants.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";

const MAX_AUDIO_BYTES = 2_000_000;

export interface Spoken {
  audio: Buffer;
  contentType: string;
}

/**
 * Asks the text-to-speech service (ElevenLabs wire form) once, for ten seconds at most, or until
 * `signal` aborts. Throws what went wrong. Null where no service is configured.
 */
export async function speak(
  { config, metrics }: Pick<AuthenticatedContext, "config" | "metrics">,
  text: string,
  signal?: AbortSignal,
): Promise<Spoken | null> {
  const { voice } = config;
  if (voice === null) return null;
  try {
    const response = await fetch(`${voice.apiUrl}/v1/text-to-speech/${voice.voiceId}`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "audio/mpeg",
        "xi-api-key": voice.apiKey,
      },
      body: JSON.stringify({
        text,
        model_id: "eleven_multilingual_v2",
        voice_settings: { stability: 0.5, similarity_boost: 0.8 },
      }),
      redirect: "error",
      signal: AbortSignal.any([
        AbortSignal.timeout(VOICE_TIMEOUT_MS),
        ...(signal === undefined ? [] : [signal]),
      ]),
    });
    if (!response.ok) throw new VoiceRefusal(response.status, await response.text());
    const contentType = response.headers.get("content-type")?.split(";")[0] ?? "";
    const audio = Buffer.from(await response.arrayBuffer());
    if (!contentType.startsWith("audio/") || audio.length === 0 || audio.length > MAX_AUDIO_BYTES)
      throw new VoiceRefusal(response.status, contentType);
    metrics.called("voice", true);
    return { audio, contentType };
  } catch (error) {
    metrics.called("voice", false);
    throw error;
  }
}

/**
 * The service refused: its status and body (R-ONB-7). The body may quote the names, so it is never
 * logged.
 */
class VoiceRefusal extends Error {
  readonly status: number;
  readonly body: string;
  constructor(status: number, body: string) {
    super(`text-to-speech answered ${status}`);
    this.status = status;
    this.body = body;
  }
}
