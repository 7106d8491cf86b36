"""A speech server for Orca that writes what is said to a file, a line each: seconds, kind, text.

SAY is what is handed to the voice; CUT is what a voice of a quick listener would not have finished.
"""
import os
import time

from orca import speechserver

CHARACTERS_PER_SECOND = 40


class SpeechServer(speechserver.SpeechServer):
    _server = None

    @staticmethod
    def getFactoryName():
        return "Text"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        SpeechServer._server = SpeechServer._server or SpeechServer()
        return SpeechServer._server

    @staticmethod
    def shutdownActiveServers():
        pass

    def __init__(self):
        super().__init__()
        self._queue = []  # (text, when the voice ends)

    def getInfo(self):
        return ["text", "text"]

    def getVoiceFamilies(self):
        return []

    def speak(self, text=None, acss=None, interrupt=True):
        if text:
            starts = max([time.time()] + [ends for _, ends in self._queue])
            self._queue.append((text, starts + len(text) / CHARACTERS_PER_SECOND))
            self._write("SAY", text)

    def speakCharacter(self, character, acss=None):
        self.speak(character)

    def speakKeyEvent(self, event, acss=None):
        pass

    def stop(self):
        for text, ends in self._queue:
            if ends > time.time() + 0.05:
                self._write("CUT", text)
        self._queue = []

    def reset(self, text=None, acss=None):
        self.stop()

    def shutdown(self):
        self.stop()

    @staticmethod
    def _write(kind, text):
        with open(os.environ["ORCA_SPEECH"], "a", encoding="utf-8") as log:
            log.write("%.2f\t%s\t%s\n" % (time.time(), kind, " ".join(text.split())))
