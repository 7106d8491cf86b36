"""Settings of Orca for a run: our speech server, no braille, no echo of keys, no reading on load."""
import os
import sys

sys.path.insert(0, os.environ["ORCA_PLUGIN"])
from orca import settings

settings.speechFactoryModules = ["textspeech"]
settings.speechServerFactory = "textspeech"
settings.speechServerInfo = None
settings.enableBraille = False
settings.enableBrailleMonitor = False
settings.enableSound = False
settings.enableKeyEcho = False
settings.sayAllOnLoad = False
